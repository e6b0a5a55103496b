import * as styles from './Days.css';

const threshold = 6;

const edge = 72;
const scrollBy = 12;

export interface DragOptions {
  readonly name: string;
  readonly stopId: string | undefined;
  readonly onDrop: (dayId: string, index: number) => void;
  readonly onCancel: () => void;
}

function targetAt(x: number, y: number, dragged: string | undefined) {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-day]');
  const dayId = zone?.dataset['dropDay'];
  if (!zone || dayId === undefined) return undefined;
  const boxes = [...zone.querySelectorAll<HTMLElement>('[data-drop-stop]')]
    .filter(({ dataset }) => dataset['dropStop'] !== dragged)
    .map((stop) => stop.getBoundingClientRect());
  const above = boxes.filter(({ top, height }) => top + height / 2 < y).length;
  const index = Number(zone.dataset['dropIndex'] ?? above);
  const { left, width, top: zoneTop, height } = zone.getBoundingClientRect();
  const next = boxes[index]?.top;
  const last = boxes[index - 1]?.bottom;
  const top = next ?? last ?? zoneTop + height / 2;
  return { dayId, index, line: { top, left, width } };
}

export function startDrag(
  event: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'preventDefault'>,
  handle: HTMLElement,
  { name, stopId, onDrop, onCancel }: DragOptions,
): void {
  const label = document.createElement('div');
  label.className = styles.dragLabel;
  label.textContent = name;
  const line = document.createElement('div');
  line.className = styles.dropLine;
  line.hidden = true;

  let [x, y] = [event.clientX, event.clientY];
  let target: ReturnType<typeof targetAt>;
  let frame = 0;
  let isDragged = false;

  const draw = () => {
    if (y < edge) window.scrollBy({ top: -scrollBy, behavior: 'instant' });
    else if (y > window.innerHeight - edge) window.scrollBy({ top: scrollBy, behavior: 'instant' });
    target = targetAt(x, y, stopId);
    label.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    line.hidden = target === undefined;
    if (target) {
      line.style.width = `${target.line.width}px`;
      line.style.transform = `translate(${target.line.left}px, ${target.line.top}px)`;
    }
    frame = requestAnimationFrame(draw);
  };

  const stop = new AbortController();
  const { signal } = stop;
  const end = (isDropped: boolean) => {
    stop.abort();
    cancelAnimationFrame(frame);
    label.remove();
    line.remove();
    if (!isDragged) return;
    const refuse = (click: MouseEvent) => click.stopPropagation();
    window.addEventListener('click', refuse, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', refuse, { capture: true }));
    const found = isDropped ? targetAt(x, y, stopId) : undefined;
    if (found) onDrop(found.dayId, found.index);
    else onCancel();
  };

  const isOurs = (other: PointerEvent) => other.pointerId === event.pointerId;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    (moved) => {
      if (!isOurs(moved)) return;
      [x, y] = [moved.clientX, moved.clientY];
      if (isDragged || Math.hypot(x - event.clientX, y - event.clientY) < threshold) return;
      isDragged = true;
      document.body.append(line, label);
      draw();
    },
    { signal },
  );
  handle.addEventListener('pointerup', (up) => isOurs(up) && end(true), { signal });
  handle.addEventListener('pointercancel', (lost) => isOurs(lost) && end(false), { signal });
  handle.addEventListener('lostpointercapture', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
