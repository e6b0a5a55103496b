import type { StaticImageData } from 'next/image';
import { Link } from '@/components/ui/Link/Link';
import { PlannerLink } from '@/components/saved/PlannerLink/PlannerLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { headerLinks, menuHeading, menuLinks, sections } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { SearchLink } from '@/components/search/SearchLink/SearchLink';
import { align, container, fullWidth, spaceBelow, touchLine } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import * as styles from './Header.css';
import { HeaderBar, NavLink } from './HeaderBar';
import mark from './mark.svg';

function pathsOf(href: string): readonly string[] {
  const links = sections.find((section) => section.href === href)?.links ?? [];
  return href === routes.home ? [] : [href, ...links.map((link) => link.href)];
}

const groups = [
  { title: menuHeading, links: menuLinks },
  ...sections.map(({ href, links }) => ({
    title: headerLinks.find((link) => link.href === href)?.label ?? href,
    links,
  })),
];

const markAddress = (mark as StaticImageData).src;

export function Header() {
  return (
    <HeaderBar>
      <div className={`${container} ${align.middle} ${align.apart} ${styles.bar}`}>
        <Link href={routes.home} className={`${touchLine} ${styles.brand}`} translate="no">
          {/* A size of its own, for when the styles do not come. */}
          <img className={styles.mark} src={markAddress} alt="" width="36" height="36" />
          {site.name}
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Menu"
          popoverTarget="site-navigation"
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav id="site-navigation" popover="auto" className={styles.navigation} aria-label="Main">
          <ul className={styles.links}>
            {headerLinks.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} label={label} section={pathsOf(href)} />
              </li>
            ))}
          </ul>
          <div className={styles.more}>
            {groups.map(({ title, links }) => (
              <div key={title} className={`${unbroken} ${spaceBelow.m}`}>
                <p className={text.imprint}>{title}</p>
                <ul className={fullWidth} aria-label={title}>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Link className={`${touchLine} ${styles.moreLink}`} href={href}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
        <div className={`${align.middle} ${styles.actions}`}>
          <SearchLink href={routes.siteIndex}>
            <Icon name="search" />
          </SearchLink>
          <PlannerLink href={routes.planner} />
        </div>
      </div>
    </HeaderBar>
  );
}
