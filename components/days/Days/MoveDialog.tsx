import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { SelectField } from '@/components/ui/Field/SelectField';
import { findStop, MAX_DAYS } from '@/lib/days/trip';
import { row, stack } from '@/styles/layout.css';
import {
  dayLabel,
  type Moving,
  moveWords,
  newDay,
  noDay,
  useMoves,
  usePlannerContext,
} from './planner-context';

export function MoveDialog({ moving, onClose }: { moving: Moving; onClose: () => void }) {
  const { trip, nameOf } = usePlannerContext();
  const put = useMoves();
  const id = useId();
  const found = findStop(trip, moving.stopId);
  const [dayId, setDayId] = useState(found?.dayId ?? trip.days[0]?.id ?? newDay);
  const others = (trip.days.find((day) => day.id === dayId)?.stops ?? []).filter(
    (stop) => stop !== found?.stop,
  );

  const days = trip.days.map((day, index) => [day.id, dayLabel(trip, index)] as const);
  const positions = others.map((stop, index) => [index + 1, `After ${nameOf(stop)}`] as const);

  return (
    <Dialog open title={moveWords(moving)} onClose={onClose}>
      <form
        className={stack.m}
        onSubmit={(event) => {
          event.preventDefault();
          const position = Number(new FormData(event.currentTarget).get('position'));
          onClose();
          put(moving, dayId, position);
        }}
      >
        <SelectField
          id={`${id}-day`}
          label="Day"
          value={dayId}
          onChange={({ target }) => setDayId(target.value)}
          options={[
            ...days,
            ...(days.length < MAX_DAYS ? [[newDay, 'A new day'] as const] : []),
            ...(found ? [[noDay, 'No day yet'] as const] : []),
          ]}
        />
        {dayId !== noDay && (
          <SelectField
            key={`${dayId} ${others.length}`}
            id={`${id}-position`}
            name="position"
            label="Place in the day"
            defaultValue={others.length}
            options={
              positions.length === 0
                ? [[0, 'First and only']]
                : [[0, 'First'], ...positions.slice(0, -1), [others.length, 'Last']]
            }
          />
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
