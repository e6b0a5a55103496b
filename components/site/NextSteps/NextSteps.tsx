import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { container } from '@/components/ui/Container/Container.css';
import type { Link } from '@/content/types';
import { align, padBlock, row } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

/** Where a page leads on, at its end. */
export function NextSteps({ links }: { links: readonly Required<Link>[] }) {
  return (
    <nav
      className={`${container} ${row.m} ${align.middle} ${padBlock.l}`}
      aria-labelledby="next-steps-heading"
    >
      <h2 id="next-steps-heading" className={text.imprint}>
        Next
      </h2>
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="secondary" icon="arrowRight">
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
