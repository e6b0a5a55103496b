import type { StaticImageData } from 'next/image';
import type { PropsWithChildren } from 'react';
import { ByClosure } from '@/components/notices/WhileClosed/WhileClosed';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import * as paths from '@/components/ui/Icon/paths';
import { Picture } from '@/components/ui/Picture/Picture';
import { PlainSection } from '@/components/ui/Section/Section';
import { closableRoads, coastPath } from '@/content/map';
import { mapPage } from '@/content/map-page';
import { notices } from '@/content/notices';
import { places } from '@/content/places';
import type { ItemKind } from '@/content/types';
import { allEntries, type Entry, entryName } from '@/lib/kinds/entries';
import { placeBySlug, stretchById } from '@/lib/content/queries';
import { pointName, siteTransport } from '@/lib/content/transport';
import { KINDS, kinds } from '@/lib/kinds';
import { bay, bayNames, bayPath, emblems } from '@/lib/map/bay';
import { mapItems, mapLayers, mapPlaces } from '@/lib/map/items';
import { drawnLegs } from '@/lib/map/legs';
import { panoramaSize } from '@/lib/map/panorama';
import { positionsOf } from '@/lib/map/projection';
import { LAYERS, selectionQuery } from '@/lib/map/selection';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { noticesClosing } from '@/lib/trust/closure';
import { formatDayOfYear } from '@/lib/time/words';
import { line, row, spaceBelow, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Filters } from '../MapExplorer/Filters';
import { MapState } from '../MapExplorer/map-state';
import { PlaceList } from '../MapExplorer/PlaceList';
import { Emblems } from '../Panorama/Emblems';
import emblemDrawings from '../Panorama/emblems.svg';
import * as drawn from './marks.css';

const closures = closableRoads.flatMap(({ closedBy, line }) => {
  const latest = noticesClosing(closedBy, notices).at(-1);
  return latest ? [{ stretch: closedBy, d: bayPath(positionsOf(line)), latest }] : [];
});

const legs = drawnLegs(siteTransport.legs, positionsOf(coastPath), (point) => {
  const [place] = siteTransport.points.find(({ slug }) => slug === point)?.places ?? [];
  return place && placeBySlug(place).coordinates;
}).map(({ legs: joined, line }) => {
  const closedBy = joined.find((leg) => leg.closedBy)?.closedBy;
  return {
    slug: joined.map(({ slug }) => slug).join(),
    name: `${pointName(joined[0]?.from ?? '')} – ${pointName(joined.at(-1)?.to ?? '')}`,
    kind: joined[0]?.kind ?? '',
    d: bayPath(line),
    closedBy,
  };
});

const glyphs = Object.fromEntries(KINDS.map((kind) => [kind, paths[kinds[kind].icon]])) as Record<
  ItemKind,
  string
>;

const layers = mapLayers();

const choices = [
  ...KINDS.map((kind) => ({
    query: selectionQuery({ kind }),
    label: kinds[kind].label.heading,
    glyph: glyphs[kind],
    id: `only-${kind}`,
  })),
  ...LAYERS.map((layer) => ({
    query: selectionQuery({ layer }),
    label: mapPage.layers[layer],
    places: Object.keys(layers[layer]).length,
  })),
];

function KeyEntry({ classNames, children }: PropsWithChildren<{ classNames: readonly string[] }>) {
  return (
    <li className={line.s}>
      <svg className={`${drawn.inks} ${drawn.keySample}`} viewBox="0 0 40 12" aria-hidden="true">
        {classNames.map((className) => (
          <path key={className} className={className} d="M4 6h32" />
        ))}
      </svg>
      <span>{children}</span>
    </li>
  );
}

function Key() {
  const ways = [...new Set(legs.map(({ kind }) => kind))];
  return (
    <div className={`${stack.s} ${text.quiet} ${spaceBelow.xxl}`}>
      <ul className={`${row.xs} ${drawn.key}`}>
        <KeyEntry classNames={[drawn.roadEdge, drawn.road]}>{mapPage.keyRoad}</KeyEntry>
        {closures.map(({ stretch, latest }) => {
          const checked = (
            <>
              {formatDayOfYear(latest.checked)} ·{' '}
              <a href={latest.source.url}>{latest.source.name}</a>
            </>
          );
          return (
            <ByClosure
              key={stretch}
              stretch={stretch}
              closed={
                <KeyEntry classNames={[drawn.roadEdge, drawn.closure]}>
                  {mapPage.keyClosed} {stretchById(stretch).where}. Checked {checked}
                </KeyEntry>
              }
              unknown={
                <KeyEntry classNames={[drawn.roadEdge, drawn.road, drawn.notKnown]}>
                  {mapPage.keyUnknown} {stretchById(stretch).where}. Closed when checked: {checked}
                </KeyEntry>
              }
            />
          );
        })}
        <KeyEntry classNames={[drawn.path]}>{mapPage.keyPath}</KeyEntry>
        {ways.map((kind) => (
          <KeyEntry key={kind} classNames={[drawn.leg]}>
            {mapPage.keyLegs}, {kind}:{' '}
            <a href={withBasePath(`${routes.gettingAround}#on-foot`)}>{mapPage.legFigures}</a>
          </KeyEntry>
        ))}
        {legs.map(({ slug, name, closedBy }) => {
          const words = `${mapPage.keyLegClosed}: ${name}`;
          return (
            <ByClosure
              key={slug}
              stretch={closedBy}
              closed={<KeyEntry classNames={[drawn.path, drawn.legClosed]}>{words}</KeyEntry>}
              unknown={<KeyEntry classNames={[drawn.path, drawn.legNotKnown]}>{words}</KeyEntry>}
            />
          );
        })}
      </ul>
      <p>{mapPage.caption}</p>
    </div>
  );
}

const pictures = Object.fromEntries(
  places.flatMap(({ slug, name }) => {
    const here = allEntries().filter(({ item }) => item.place === slug);
    const isNamed = (entry: Entry) => name.toLowerCase().endsWith(entryName(entry).toLowerCase());
    const entry = here.find(isNamed) ?? here[0];
    return entry
      ? [[slug, <Picture key={slug} src={entry.item.image.src} alt="" sizes="16rem" />]]
      : [];
  }),
);

const whole = (value: number) => Math.round(value);

function Panorama() {
  return (
    <Emblems
      places={emblems.flatMap((emblem) => mapPlaces.filter(({ slug }) => slug === emblem.slug))}
      drawings={(emblemDrawings as StaticImageData).src}
      pictures={pictures}
    >
      <Picture
        src="panorama"
        alt={mapPage.drawing}
        shape="fill"
        sizes="max(100vw, 64rem)"
        priority
      />
      {/* Decorative: the picture's text and the key say it in words. */}
      <svg
        className={drawn.marks}
        viewBox={`0 0 ${panoramaSize.width} ${panoramaSize.height}`}
        aria-hidden="true"
      >
        <g className={drawn.inks}>
          {closures.map(({ stretch, d }) => (
            <ByClosure
              key={stretch}
              stretch={stretch}
              closed={<path className={drawn.closure} d={d} />}
              unknown={<path className={drawn.notKnown} d={d} />}
            />
          ))}
          {legs.map(({ slug, closedBy, d }) => (
            <ByClosure
              key={slug}
              stretch={closedBy}
              closed={<path className={drawn.legClosed} d={d} />}
              unknown={<path className={drawn.legNotKnown} d={d} />}
              open={<path className={drawn.leg} d={d} />}
            />
          ))}
        </g>
        {bayNames.map(({ text: words, x, y, size, on, isLarge }) => (
          <text
            key={words}
            className={drawn.names[isLarge ? 'large' : on]}
            x={x}
            y={y}
            fontSize={size}
          >
            {words}
          </text>
        ))}
        <path
          className={drawn.leader}
          d={emblems
            .map(
              ({ leader: [from, to] }) =>
                `M${whole(from.x)} ${whole(from.y)}L${whole(to.x)} ${whole(to.y)}`,
            )
            .join('')}
        />
        {emblems
          .filter(({ building, stands }) => !building || stands === 'below')
          .map(({ slug, at }) => (
            <circle key={slug} className={drawn.spot} cx={whole(at.x)} cy={whole(at.y)} r="9" />
          ))}
      </svg>
    </Emblems>
  );
}

export function BayMap() {
  return (
    <MapState items={mapItems()} layers={layers} texts={mapPage}>
      <NamedPage
        name="map"
        hero={{ art: bay && <Panorama />, children: <Filters choices={choices} /> }}
      >
        <PlainSection>
          {bay && <Key />}
          <PlaceList places={mapPlaces} glyphs={glyphs} mapGlyph={paths.map} />
        </PlainSection>
      </NamedPage>
    </MapState>
  );
}
