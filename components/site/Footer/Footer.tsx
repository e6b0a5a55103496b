import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { NewsletterForm } from '@/components/forms/NewsletterForm/NewsletterForm';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { footerGroups, legalLinks, newsletter } from '@/content/navigation';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { Link as ContentLink, SocialLink } from '@/content/types';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import {
  align,
  closeRow,
  container,
  padBelow,
  padBlock,
  row,
  stack,
  touchSquare,
} from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { foldOnPhone, summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './Footer.css';

/** A link, or its text alone if it has no address yet. */
function FooterLink({ label, href }: ContentLink) {
  if (href) {
    return (
      <Link className={styles.link} href={href}>
        {label}
      </Link>
    );
  }
  // A placeholder link: no address, no focus.
  return <span className={styles.placeholder}>{label} (coming soon)</span>;
}

function SocialIcon({ label, href, icon }: SocialLink) {
  const face = (
    <>
      <Icon name={icon} />
      <VisuallyHidden>{href ? label : `${label} (coming soon)`}</VisuallyHidden>
    </>
  );
  return href ? (
    <a className={`${touchSquare} ${styles.socialIcon}`} href={href} rel="me">
      {face}
    </a>
  ) : (
    <span className={`${touchSquare} ${styles.socialIcon}`} title={`${label}: coming soon`}>
      {face}
    </span>
  );
}

/** A line to press on a phone; on wider screens its content is shown whatever its state. */
function Group({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details className={foldOnPhone}>
      <summary className={`${text.imprint} ${summary} ${styles.groupTitle}`}>
        <h2 id={id} className={`${text.imprint} ${styles.groupHeading}`}>
          {title}
        </h2>
      </summary>
      {children}
    </details>
  );
}

export function Footer() {
  const { addressLines, postcode, phone, email } = site.contact;
  return (
    <footer className={`${screenOnly} ${padBlock.l} ${styles.footer}`}>
      <div className={container}>
        <div className={`${stack.xs} ${styles.top}`}>
          <section aria-labelledby="newsletter-heading">
            <Group id="newsletter-heading" title={newsletter.title}>
              <p className={styles.muted}>{newsletter.text}</p>
              <NewsletterForm />
            </Group>
          </section>
          <section aria-labelledby="footer-about-heading">
            <Group id="footer-about-heading" title={site.tagline}>
              <p className={styles.muted}>{site.description}</p>
            </Group>
          </section>
        </div>
        <div className={`${stack.xs} ${padBelow.m} ${styles.columns}`}>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Group title={title}>
                <ul className={styles.list}>
                  {links.map((link) => (
                    <li key={link.label}>
                      <FooterLink {...link} />
                    </li>
                  ))}
                </ul>
              </Group>
            </nav>
          ))}
          <section className={stack.s} aria-labelledby="footer-contact-heading">
            <h2 id="footer-contact-heading" className={`${text.imprint} ${styles.groupHeading}`}>
              Contact
            </h2>
            <address className={`${stack.none} ${styles.address}`}>
              <span>{[...addressLines, postcode].join(', ')}</span>
              <a className={styles.link} href={telHref(phone)}>
                <Icon name="phone" />
                {phone}
              </a>
              <a className={styles.link} href={mailtoHref(email)}>
                <Icon name="mail" />
                <EmailAddress>{email}</EmailAddress>
              </a>
            </address>
            <ul className={row.s}>
              {site.social.map((link) => (
                <li key={link.label}>
                  <SocialIcon {...link} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        {sample && (
          <p className={`${text.small} ${padBelow.m}`} data-sample="">
            <Link className={styles.sampleLink} href={`${routes.terms}#${sample.section}`}>
              {sample.line}
            </Link>
          </p>
        )}
        <div className={`${row.xs} ${align.middle} ${align.apart} ${text.small} ${styles.imprint}`}>
          <p>
            {site.name}, {site.region}
          </p>
          <ul className={closeRow.l}>
            {legalLinks.map((link) => (
              <li key={link.label}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
