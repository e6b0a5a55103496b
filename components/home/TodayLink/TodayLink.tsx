import { NatureNext } from '@/components/nature/NatureNext/NatureNext';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { home } from '@/content/home';
import { naturePage } from '@/content/nature-words';
import { routes } from '@/lib/routes';
import { label, next, today } from './TodayLink.css';

/** From the instruments to what they mean for somebody who is here now. */
export function TodayLink() {
  const { heading, text, action } = home.today;
  return (
    <section className={today} aria-labelledby="today-heading">
      <h2 id="today-heading" className={label}>
        {heading}
      </h2>
      <p>{text}</p>
      <h3 className={next}>{naturePage.next}</h3>
      <NatureNext count={1} />
      <ButtonLink href={routes.today} icon="clock">
        {action}
      </ButtonLink>
    </section>
  );
}
