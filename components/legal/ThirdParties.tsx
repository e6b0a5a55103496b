import { Ticket } from '@/components/ui/Ticket/Ticket';
import { thirdParties } from '@/content/third-parties';
import { linkedSites } from '@/lib/content/linked-sites';
import { fullWidth, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

export function ThirdParties() {
  return (
    <ul className={`${stack.m} ${fullWidth}`}>
      {thirdParties.map(({ slug, name, host, when, why }) => (
        <li key={slug} className={stack.s}>
          <h3 className={text.cardTitle}>{name}</h3>
          <Ticket
            rows={[
              { term: 'Address', description: host },
              { term: 'When', description: when },
              { term: 'What for', description: why },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

export function LinkedSites() {
  return (
    <ul className={`${stack.s} ${fullWidth}`}>
      {linkedSites.map(({ name, why }) => (
        <li key={name}>
          <strong>{name}</strong>: {why}
        </li>
      ))}
    </ul>
  );
}
