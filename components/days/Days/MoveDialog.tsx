import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { planner } from '@/components/planner/planner';
import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { SelectField } from '@/components/ui/Field/SelectField';
import { findStop, MAX_DAYS } from '@/lib/days/trip';
import { row, stack } from '@/styles/layout.css';
import {
  dayLabel,
  handleId,
  type Moving,
  moveWords,
  newDay,
  noDay,
  placing,
  usePlannerContext,
} from './planner-context';

interface MoveDialogProps {
  moving: Moving;
  onClose: () => void;
}

export function MoveDialog({ moving, onClose }: MoveDialogProps) {
  const { trip, nameOf, act, goTo } = usePlannerContext();
  const id = useId();
  const found = moving.kind === 'move' ? findStop(trip, moving.stopId) : undefined;
  const [dayId, setDayId] = useState(found?.dayId ?? trip.days[0]?.id ?? newDay);
  const [place, setPlace] = useState('last');
  const others = (trip.days.find((day) => day.id === dayId)?.stops ?? []).filter(
    (stop) => stop !== found?.stop,
  );

  function move() {
    const index = place === 'last' ? others.length : Number(place);
    const { words, change, stopId } = placing(moving, trip, dayId, index);
    flushSync(() => {
      act(words, change);
      onClose();
    });
    const placed = findStop(planner.getState().trip, stopId);
    if (placed) goTo(placed.dayId, handleId(stopId));
    else goTo(found?.dayId);
  }

  return (
    <Dialog open title={moveWords(moving)} onClose={onClose}>
      <form
        className={stack.m}
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <SelectField
          id={`${id}-day`}
          label="Day"
          value={dayId}
          onChange={({ target }) => {
            setDayId(target.value);
            setPlace('last');
          }}
        >
          {trip.days.map((day, index) => (
            <option key={day.id} value={day.id}>
              {dayLabel(trip, index)}
            </option>
          ))}
          {trip.days.length < MAX_DAYS && <option value={newDay}>A new day</option>}
          {found && <option value={noDay}>No day yet</option>}
        </SelectField>
        {dayId !== noDay && (
          <SelectField
            id={`${id}-place`}
            label="Place in the day"
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          >
            {others.length > 0 && <option value="0">First</option>}
            {others.slice(0, -1).map((stop, index) => (
              <option key={stop.id} value={index + 1}>
                {`After ${nameOf(stop)}`}
              </option>
            ))}
            <option value="last">{others.length > 0 ? 'Last' : 'First and only'}</option>
          </SelectField>
        )}
        <div className={row.xs}>
          <Button type="submit">Move</Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
