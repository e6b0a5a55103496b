import { Link } from '@/components/ui/Link/Link';
import { headerLinks } from '@/content/navigation';
import { sectionOf } from '@/lib/sections';
import { closeRow, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './SectionNav.css';

/** The pages of a section in a row, the current one marked; nothing on other pages. */
export function SectionNav({ path }: { path: string }) {
  const section = sectionOf(path);
  const links = section && [
    ...headerLinks.filter(({ href }) => href === section.href),
    ...section.links,
  ];
  if (!links?.some(({ href }) => href === path)) return null;
  return (
    <nav aria-label={`In ${links[0]?.label}`}>
      <ul className={closeRow.l}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              className={`${touchLine} ${text.medium} ${styles.link}`}
              href={href}
              aria-current={href === path ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
