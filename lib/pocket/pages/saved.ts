/** What is saved, where no days are planned. */
import { factsOf, type DaysFacts } from '@/lib/days/facts';
import { isSameThing } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { typeLabel } from '@/lib/planner/words';
import type { PocketFacts } from '../facts';
import {
  counted,
  looks,
  moreOnScreen,
  numbered,
  numberRoom,
  pageHeading,
  wide,
  withLines,
} from '../looks';
import { type Block, gap, paginate, paragraph, type Ruler, stack } from '../setting';
import { numberOf, type Spot } from '../spots';
import { column } from '../sheet';

export interface SavedPaper {
  readonly ruler: Ruler;
  readonly items: readonly PlannerItemDraft[];
  readonly days: DaysFacts;
  readonly facts: PocketFacts;
  readonly spots: readonly Spot[];
}

function itemBlock({ ruler, days, facts, spots }: SavedPaper, item: PlannerItemDraft): Block {
  const { type, name, slug = '' } = item;
  const known = factsOf(days, { type, slug });
  const spot = spots.find(({ number }) => number === numberOf(spots, known?.place));
  const phone = facts.phones.find((each) => isSameThing(each, { type, slug }))?.phone ?? item.phone;
  const where = known?.address ?? spot?.place.label ?? item.location;
  const when = [item.date, item.time].filter(Boolean).join(', ');
  const setting = { ...wide, width: column.width - numberRoom };
  return stack(
    numbered(
      ruler,
      spot?.number,
      paragraph(ruler, name, looks.strong, { ...setting, most: 2 }),
      column.left + column.width - numberRoom + 1,
    ),
    paragraph(ruler, [typeLabel(type), where].filter(Boolean).join(' · '), looks.quiet, {
      ...setting,
      most: 2,
    }),
    paragraph(ruler, when, looks.text, { ...setting, most: 2 }),
    paragraph(ruler, phone ? `Phone ${phone}` : '', looks.text, { ...setting, most: 1 }),
    gap(1.6),
  );
}

/** What is saved, on up to so many pages, at least one. */
export function savedPages(paper: SavedPaper, most: number): readonly Block[] {
  const { ruler, items } = paper;
  const blocks = items.map((item) => itemBlock(paper, item));
  const pages = paginate(blocks, pageHeading(ruler, 'Saved'), column.height, most, (left) =>
    moreOnScreen(ruler, counted(left, 'more thing')),
  );
  return withLines(pages);
}
