import { type DaysFacts, factsOf } from '@/lib/days/facts';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { typeLabel } from '@/lib/planner/words';
import { discRoom, fullPage, numbered, pageHeading, textStyles } from '../blocks';
import { type Block, flowed, gap, indented, paragraph, stack } from '../layout';
import { phoneOf } from '../facts';
import { column } from '../sheet';
import { numberOf } from '../spots';
import type { PlacesPaper } from './places';

export interface SavedPaper extends PlacesPaper {
  readonly items: readonly PlannerItemDraft[];
  readonly days: DaysFacts;
}

function itemBlock({ ruler, days, facts, spots }: SavedPaper, item: PlannerItemDraft): Block {
  const { type, name, slug = '', date, time, location } = item;
  const known = factsOf(days, { type, slug });
  const number = numberOf(spots, known?.place);
  const spot = spots.find((each) => each.number === number);
  const phone = phoneOf(facts, { type, slug }) ?? item.phone;
  const where = known?.address ?? spot?.place.label ?? location;
  const join = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  const narrow = { ...indented(0, 2), width: column.width - discRoom };
  return stack(
    numbered(
      ruler,
      number,
      column.left + column.width - discRoom + 1,
      paragraph(ruler, name, textStyles.strong, narrow),
    ),
    paragraph(ruler, join([typeLabel(type), where]), textStyles.quiet, narrow),
    paragraph(ruler, join([date, time, phone]), textStyles.text, indented(0, 2)),
    gap(1.4),
  );
}

export function savedPages(paper: SavedPaper, most: number): readonly Block[] {
  const { ruler, items } = paper;
  const head = pageHeading(ruler, 'Saved');
  const blocks =
    items.length > 0
      ? items.map((item) => itemBlock(paper, item))
      : [paragraph(ruler, 'Nothing saved yet.', textStyles.text)];
  const rooms = Array.from({ length: most }, () => column.height - head.height);
  return flowed(blocks, rooms)
    .filter(({ height }) => height > 0)
    .map((page) => fullPage(stack(head, page)));
}
