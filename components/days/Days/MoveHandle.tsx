import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { planner } from '@/components/planner/planner';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { grip } from '@/components/ui/Icon/paths';
import { findStop } from '@/lib/days/trip';
import { touchLine } from '@/styles/layout.css';
import { handleId, moveWords, placing, usePlannerContext, type Moving } from './planner-context';
import { startDrag } from './drag';
import * as styles from './Days.css';

interface MoveHandleProps {
  moving: Moving;
  onStep?: (by: -1 | 1) => void;
  isNamed?: boolean;
}

export function MoveHandle({ moving, onStep, isNamed = false }: MoveHandleProps) {
  const { trip, act, say, ask, goTo } = usePlannerContext();

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    startDrag(event, event.currentTarget, {
      name: moving.name,
      ...(moving.kind === 'move' && { stopId: moving.stopId }),
      onDrop: (dayId, index) => {
        const { words, change, stopId } = placing(moving, trip, dayId, index);
        flushSync(() => act(words, change));
        const placed = findStop(planner.getState().trip, stopId);
        if (placed) goTo(placed.dayId, handleId(stopId));
      },
      onCancel: () => say(`${moving.name} stays where it is.`),
    });
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (by === undefined || !onStep) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <button
      type="button"
      id={moving.kind === 'move' ? handleId(moving.stopId) : undefined}
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
    </button>
  );
}
