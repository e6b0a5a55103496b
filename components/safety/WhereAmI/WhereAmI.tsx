import { Section } from '@/components/ui/Section/Section';
import { whereAmI } from '@/content/safety';
import { telHref } from '@/lib/contact-links';
import { allPlaces } from '@/lib/content/queries';
import { align, fullWidth, stack } from '@/styles/layout.css';
import { FindMe } from './FindMe';
import { large, nowrap, text } from '@/styles/text.css';

export function WhereAmI() {
  return (
    <Section id="where-am-i" title={whereAmI.title} intro={whereAmI.intro} ground="sunken">
      <div className={`${stack.m} ${align.start} ${fullWidth}`}>
        <p className={`${large} ${text.medium}`}>
          {whereAmI.before}{' '}
          <a className={`${text.bold} ${text.danger} ${nowrap}`} href={telHref('999')}>
            {whereAmI.call}
          </a>{' '}
          {whereAmI.after}
        </p>
        <FindMe
          places={allPlaces().map(({ name, coordinates }) => ({ name, coordinates }))}
          notLoaded={whereAmI.notLoaded}
        />
        <p className={text.quiet}>{whereAmI.kept}</p>
        <noscript>
          <p>{whereAmI.withoutScript}</p>
        </noscript>
      </div>
    </Section>
  );
}
