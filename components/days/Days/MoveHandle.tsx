import type { KeyboardEvent, PointerEvent } from 'react';
import { planner } from '@/components/saved/planner';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { grip } from '@/components/ui/Icon/paths';
import { touchLine } from '@/styles/layout.css';
import { handleId, moveWords, type Moving, useMoves, usePlannerContext } from './planner-context';
import { startDrag } from './drag';
import { Tool } from './Tool';
import * as styles from './Days.css';

interface MoveHandleProps {
  moving: Moving;
  onStep?: (by: -1 | 1) => void;
  isNamed?: boolean;
}

export function MoveHandle({ moving, onStep, isNamed = false }: MoveHandleProps) {
  const { ask } = usePlannerContext();
  const put = useMoves();

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    startDrag(event, event.currentTarget, {
      name: moving.name,
      stopId: moving.stopId,
      onDrop: (dayId, index) => put(moving, dayId, index),
      onCancel: () => planner.setState({ message: `${moving.name} stays where it is.` }),
    });
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (by === undefined || !onStep) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <Tool
      id={moving.stopId && handleId(moving.stopId)}
      className={isNamed ? `${touchLine} ${styles.chip}` : styles.handle}
      aria-haspopup="dialog"
      aria-label={moveWords(moving)}
      aria-keyshortcuts={onStep && 'ArrowUp ArrowDown'}
      onClick={() => ask(moving)}
      onKeyDown={step}
      onPointerDown={isNamed ? undefined : begin}
    >
      <span
        className={isNamed ? styles.handle : undefined}
        data-drag-handle=""
        onPointerDown={isNamed ? begin : undefined}
      >
        <Glyph path={grip} />
      </span>
      {isNamed && <bdi>{moving.name}</bdi>}
    </Tool>
  );
}
