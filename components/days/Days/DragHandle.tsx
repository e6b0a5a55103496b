import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { grip } from '@/components/ui/Icon/paths';
import { usePlannerContext, type Moving } from './planner-context';
import { startDrag } from './drag';
import { handle } from './Drag.css';
import { placing } from './placing';

/**
 * What a thing is dragged by. Not for keys and screen readers: the buttons beside it do the same,
 * and a handle that they cannot use would only be in the way.
 */
export function DragHandle({ moving }: { moving: Moving }) {
  const { trip, act, say } = usePlannerContext();

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // Or the mouse would mark the words that it passes over.
    event.preventDefault();
    startDrag(event, event.currentTarget, {
      name: moving.name,
      ...(moving.kind === 'move' && { stopId: moving.stopId }),
      onDrop: (dayId, index) => {
        const { words, change } = placing(moving, trip, dayId, index);
        flushSync(() => act(words, change));
      },
      onCancel: () => say(`${moving.name} stays where it is.`),
    });
  }

  return (
    <span className={handle} aria-hidden="true" data-drag-handle="" onPointerDown={begin}>
      <Glyph path={grip} />
    </span>
  );
}
