import { NatureNext } from '@/components/nature/NatureNext/NatureNext';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { home } from '@/content/home';
import { naturePage } from '@/content/nature-words';
import { routes } from '@/lib/routes';
import { text } from '@/styles/text.css';
import { today } from './TodayLink.css';

/** The link to the page of today. */
export function TodayLink() {
  const { heading, text: words, action } = home.today;
  return (
    <section className={today} aria-labelledby="today-heading">
      <h2 id="today-heading" className={text.cardTitle}>
        {heading}
      </h2>
      <p>{words}</p>
      <h3 className={text.label}>{naturePage.next}</h3>
      <NatureNext count={1} />
      <ButtonLink href={routes.today} icon="clock">
        {action}
      </ButtonLink>
    </section>
  );
}
