import { span } from './UnbrokenTimes.css';

/** Text in which a span of time keeps to one line, and to its day: "Sat 12:00–22:00". */
export function UnbrokenTimes({ children }: { children: string }) {
  return children.split(/((?:\S+ )?\d\S*–\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={span}>
        {part}
      </span>
    ),
  );
}
