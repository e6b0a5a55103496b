import { Link } from '@/components/ui/Link/Link';
import { NewsletterForm } from '@/components/forms/NewsletterForm/NewsletterForm';
import { container } from '@/components/ui/Container/Container.css';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { footerGroups, legalLinks, newsletter } from '@/content/navigation';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { Link as ContentLink, SocialLink } from '@/content/types';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import { closeRow, column, row, stack, touchSquare } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
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

export function Footer() {
  const { addressLines, postcode, phone, email } = site.contact;
  return (
    <footer className={`${screenOnly} ${styles.footer}`}>
      <div className={container}>
        <div className={`${stack.l} ${styles.top}`}>
          <section className={stack.s} aria-labelledby="newsletter-heading">
            <h2 id="newsletter-heading" className={styles.heading}>
              {newsletter.title}
            </h2>
            <p className={styles.muted}>{newsletter.text}</p>
            <NewsletterForm />
          </section>
          <section className={stack.s} aria-labelledby="footer-about-heading">
            <h2 id="footer-about-heading" className={styles.groupHeading}>
              {site.tagline}
            </h2>
            <p className={styles.muted}>{site.description}</p>
          </section>
        </div>
        <div className={`${column.l} ${styles.columns}`}>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} className={stack.s} aria-label={title}>
              <h2 className={styles.groupHeading}>{title}</h2>
              <ul className={styles.list}>
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section className={stack.s} aria-labelledby="footer-contact-heading">
            <h2 id="footer-contact-heading" className={styles.groupHeading}>
              Contact
            </h2>
            <address className={styles.address}>
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
          <p className={styles.sample} data-sample="">
            <Link className={styles.sampleLink} href={`${routes.terms}#${sample.section}`}>
              {sample.line}
            </Link>
          </p>
        )}
        <div className={styles.imprint}>
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
