import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { PlaceSlug } from '@/content/places';
import { bankHolidays } from '@/content/transport/bank-holidays';
import { dogRules, octoberHalfTerms } from '@/content/transport/dogs';
import { readSource } from '@/lib/trust/sources';
import { dogSeasons } from '@/lib/transport/dogs';

export function Dogs({ place }: { place: PlaceSlug }) {
  const rule = dogRules.find((one) => one.place === place);
  if (!rule) return 'Check the signs at the place.';
  if (rule.rule === 'not-known') return rule.words;
  const { words, source, validUntil } = rule;
  return (
    <WhileTrusted
      validUntil={validUntil}
      otherwise={
        <span>
          Ask <EitherLink sources={[source]} />.
        </span>
      }
    >
      <span>
        {words}{' '}
        {dogSeasons(rule, { bankHolidays, octoberHalfTerms }).map((season) => (
          <span key={season}>Next: {season}. </span>
        ))}
        <SourceLine sources={[readSource(rule)]} />
      </span>
    </WhileTrusted>
  );
}
