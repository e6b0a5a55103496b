import type { StayTides } from '@/lib/days/check/tide';
import type { Light } from '@/lib/days/check/timeline';
import { type FactSource, sourcesText } from '@/lib/trust/sources';
import type { Remark } from '@/lib/itinerary/checked-day';
import {
  filled,
  type ItineraryDay,
  type ItineraryStop,
  remarkText,
} from '@/lib/itinerary/itinerary';
import { londonTime } from '@/lib/time/london';
import { discRoom, fullPage, numbered, pageHeading, textStyles } from '../blocks';
import {
  beside,
  type Block,
  flow,
  flowed,
  gap,
  indented,
  paragraph,
  type Ruler,
  stack,
  type TextStyle,
} from '../layout';
import { column } from '../sheet';
import { numberOf, type Spot } from '../spots';
import { seaOfDay, tideText } from './sea';

const TIME = 10.5;

const MAX_LINES = 8;

export interface DayPaper {
  readonly ruler: Ruler;
  readonly day: ItineraryDay;
  readonly light: Light | undefined;
  readonly tides: StayTides;
  readonly tideSource: FactSource;
  readonly spots: readonly Spot[];
}

interface Detail {
  readonly need: number;
  readonly stopId: string | undefined;
  readonly isWay: boolean;
  readonly text: string;
  readonly style: TextStyle;
}

const needs = { danger: 0, note: 1, problem: 2, wayHome: 3, way: 4, 'check-first': 5 } as const;
const LEAST_NEEDED = 6;

function detailsOf({ stops, note, wayHome, remarks }: ItineraryDay): readonly Detail[] {
  const detail = (
    stopId: string | undefined,
    need: number,
    text: string | undefined,
    style: TextStyle,
    isWay = false,
  ): readonly Detail[] => (text ? [{ stopId, need, text, style, isWay }] : []);
  const ofRemarks = (stopId: string | undefined, all: readonly Remark[]) =>
    all.flatMap((remark) => {
      const { urgency } = remark;
      const isAlarm = urgency === 'danger' || urgency === 'problem';
      const need = urgency === 'good-to-know' ? LEAST_NEEDED : needs[urgency];
      const style = isAlarm ? textStyles.alarm : textStyles.quiet;
      return detail(stopId, need, remarkText(remark), style);
    });
  return [
    ...stops.flatMap((stop) => [
      ...detail(stop.id, needs.way, stop.way?.text, textStyles.way, true),
      ...ofRemarks(stop.id, stop.remarks),
      ...detail(stop.id, needs.note, stop.note, textStyles.text),
      ...detail(stop.id, LEAST_NEEDED, stop.stay, textStyles.quiet),
    ]),
    ...detail(undefined, needs.wayHome, wayHome && `Home: ${wayHome.text}`, textStyles.way),
    ...ofRemarks(undefined, remarks),
    ...detail(undefined, needs.note, note, textStyles.text),
  ];
}

function detailBlock(ruler: Ruler, { text, style, stopId }: Detail): Block {
  return paragraph(ruler, text, style, indented(stopId === undefined ? 0 : TIME, MAX_LINES));
}

function stopBlock(
  { ruler, spots }: DayPaper,
  { id, name, clock, facts }: ItineraryStop,
  shown: readonly Detail[],
): Block {
  const own = shown.filter(({ stopId }) => stopId === id);
  const [ways, others] = [own.filter(({ isWay }) => isWay), own.filter(({ isWay }) => !isWay)];
  const number = numberOf(spots, facts?.place);
  const time = { ...indented(0), width: TIME };
  const width = column.width - TIME - (number === undefined ? 0 : discRoom);
  return stack(
    ...ways.map((way) => detailBlock(ruler, way)),
    numbered(
      ruler,
      number,
      column.left + column.width - discRoom + 1,
      beside(
        paragraph(ruler, clock?.time ?? '', textStyles.strong, time),
        stack(
          paragraph(ruler, name, textStyles.strong, { ...indented(TIME, 2), width }),
          clock?.isEstimate
            ? paragraph(ruler, 'Time is an estimate.', textStyles.quiet, indented(TIME))
            : gap(0),
          ...others.map((other) => detailBlock(ruler, other)),
        ),
      ),
    ),
    gap(1.4),
  );
}

function bodyOf(paper: DayPaper, shown: readonly Detail[]): readonly Block[] {
  const { ruler, day } = paper;
  const stops = day.stops.map((stop) => stopBlock(paper, stop, shown));
  const end = shown.filter(({ stopId }) => stopId === undefined);
  return [
    ...(stops.length > 0 ? stops : [paragraph(ruler, 'Nothing planned.', textStyles.quiet)]),
    ...end.map((detail) => detailBlock(ruler, detail)),
  ];
}

function footOf({ ruler, day, tides, tideSource }: DayPaper): Block {
  const hasTide = day.isoDate !== undefined && tides.covers(day.isoDate);
  const others = day.sources.filter(({ url }) => !url?.startsWith('/'));
  const text = sourcesText([...(hasTide ? [tideSource] : []), ...others]);
  return stack(gap(1), paragraph(ruler, text, textStyles.quiet, indented(0, 1)));
}

function withStopsThatFit(paper: DayPaper, rooms: readonly number[]): DayPaper {
  const { day } = paper;
  const all = detailsOf(day);
  const hasWarningOrNote = ({ id }: ItineraryStop) =>
    all.some(({ stopId, need }) => stopId === id && need <= needs.note);
  const withStops = (stops: readonly ItineraryStop[]) => ({
    ...paper,
    // A way from a stop that is left out would begin nowhere.
    day: {
      ...day,
      stops: stops.map((stop, index) =>
        stops[index - 1] === day.stops[day.stops.indexOf(stop) - 1]
          ? stop
          : { ...stop, way: undefined },
      ),
    },
  });
  const fits = (stops: readonly ItineraryStop[]) => {
    const needed = all.filter(({ need }) => need === needs.danger || need === needs.wayHome);
    return flow(bodyOf(withStops(stops), needed), rooms).left === 0;
  };
  let stops = day.stops;
  while (stops.length > 1 && !fits(stops)) {
    const before = stops.slice(0, -1);
    const least = before.findLast((stop) => !hasWarningOrNote(stop)) ?? before.at(-1);
    stops = stops.filter((stop) => stop !== least);
  }
  return withStops(stops);
}

function pagesOf(whole: DayPaper, head: Block, pages: number, height: number): readonly Block[] {
  const { ruler } = whole;
  const foot = footOf(whole);
  const next = pageHeading(ruler, `Day ${whole.day.number}`, whole.day.date);
  const heads = Array.from({ length: pages }, (_, page) => (page === 0 ? head : next));
  const rooms = heads.map((each, page) => {
    return height - each.height - (page === pages - 1 ? foot.height : 0);
  });
  const paper = withStopsThatFit(whole, rooms);
  const all = detailsOf(paper.day);
  let shown: readonly Detail[] = [];
  for (const detail of all.toSorted((a, b) => a.need - b.need)) {
    const more = all.filter((each) => each === detail || shown.includes(each));
    if (flow(bodyOf(paper, more), rooms).left === 0) shown = more;
  }
  return flowed(bodyOf(paper, shown), rooms).map((body, page) => {
    const top = stack(heads[page] ?? gap(0), body);
    return fullPage(top, page === pages - 1 ? foot : gap(0), height);
  });
}

function headOf({ ruler, day, light, tides }: DayPaper, seaHeight: number): Block {
  const { number, title, date, isoDate, hours, stops } = day;
  return stack(
    pageHeading(ruler, `Day ${number}`, date),
    paragraph(ruler, title, textStyles.subheading, indented(0, 2)),
    paragraph(ruler, hours, textStyles.quiet),
    isoDate !== undefined && light
      ? seaOfDay({
          ruler,
          tides,
          date: isoDate,
          light,
          height: seaHeight,
          stops: stops.flatMap(({ from }) => from ?? []),
        })
      : paragraph(ruler, 'Set a date to see tides, light and buses.', textStyles.quiet),
    gap(1),
  );
}

function shortHead({ ruler, day, light, tides }: DayPaper): Block {
  const text = filled([
    day.hours,
    light && `Sunset ${londonTime(light.sunset)}, dark ${londonTime(light.dusk)}.`,
    day.isoDate && tideText(tides, day.isoDate),
  ]).join(' ');
  return stack(
    pageHeading(ruler, day.heading, day.date, textStyles.subheading),
    paragraph(ruler, text, textStyles.quiet, indented(0, 3)),
    gap(0.6),
  );
}

function fitsUnder(paper: DayPaper, head: Block, isNeeded: (detail: Detail) => boolean): boolean {
  const body = bodyOf(paper, detailsOf(paper.day).filter(isNeeded));
  return stack(head, ...body, footOf(paper)).height <= column.height;
}

export function dayPage(paper: DayPaper): readonly Block[] {
  const head = headOf(paper, 20);
  const fits = fitsUnder(paper, head, ({ need }) => need <= needs.wayHome);
  return pagesOf(paper, fits ? head : shortHead(paper), 1, column.height);
}

export function dayInFull(paper: DayPaper): readonly Block[] {
  return fitsUnder(paper, headOf(paper, 20), () => true)
    ? dayPage(paper)
    : pagesOf(paper, headOf(paper, 28), 2, column.height);
}

export function dayHalf(paper: DayPaper): Block {
  return stack(...pagesOf(paper, shortHead(paper), 1, column.height / 2 - 1));
}
