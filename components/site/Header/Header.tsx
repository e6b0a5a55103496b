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
import { ink } from '@/styles/tokens';
import * as styles from './Header.css';
import { HeaderBar, NavLink } from './HeaderBar';
import * as inks from './mark.css';

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

function BrandMark() {
  return (
    // A size of its own, for when the styles do not come.
    <svg className={styles.mark} width="36" height="36" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ink.paper} className={inks.sky} />
      <circle cx="44" cy="27" r="11" fill={ink.gorse} />
      <path
        d="M0 45c6-9 12-13 20-14V13l2.5-3.5L25 13V9h2v4l2.5-3.5L32 13v19c8 2 13 6 17 13z"
        fill={ink.navy}
        className={inks.tower}
      />
      <path d="M24 20h4v6h-4z" fill={ink.paper} className={inks.window} />
      <path d="M0 43q8-5 16 0t16 0 16 0 16 0v21H0z" fill={ink.sea} />
      <path d="M0 53q8-5 16 0t16 0 16 0 16 0v11H0z" fill={ink.deepSea} />
    </svg>
  );
}

export function Header() {
  return (
    <HeaderBar>
      <div className={`${container} ${align.middle} ${align.apart} ${styles.bar}`}>
        <Link href={routes.home} className={`${touchLine} ${styles.brand}`} translate="no">
          <BrandMark />
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
