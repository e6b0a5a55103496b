import type { Event, Occasion } from '@/content/types';
import { usualDate, usualDayText } from '@/lib/events/rounds';
import { addDays } from '@/lib/time/london';
import { issuesAt, type Issues } from '@/lib/check/issues';

function endIssues(at: string, { startDate, endDate, startTime, endTime }: Occasion): Issues {
  return endDate === undefined
    ? issuesAt(`${at} › endTime`, {
        [`${endTime} is not after startTime; if it ends after midnight, add endDate: '${addDays(startDate, 1)}'`]:
          endTime <= startTime,
      })
    : issuesAt(`${at} › endDate`, {
        [`"${endDate}" is not after startDate; leave it out for an event of one day`]:
          endDate <= startDate,
      });
}

/** A habit must be one that the listed date keeps: else one of the two is a slip. */
function roundIssues(at: string, { comesRound, startDate }: Event): Issues {
  if (!comesRound) return [];
  const usual = usualDate(comesRound, Number(startDate.slice(0, 4)));
  return issuesAt(at, {
    [`is ${usualDayText(comesRound)}, ${usual}, but startDate is ${startDate}; correct one of them`]:
      usual !== startDate,
  });
}

function nextIssues(at: string, { next, startDate }: Event): Issues {
  if (!next) return [];
  return [
    ...endIssues(at, next),
    ...issuesAt(`${at} › startDate`, {
      [`"${next.startDate}" is not after the event’s own, ${startDate}; write the next date, or take next out`]:
        next.startDate <= startDate,
    }),
  ];
}

export function eventIssues(event: Event, at: string): Issues {
  const { price, priceFrom } = event;
  return [
    ...endIssues(at, event),
    ...issuesAt(`${at} › price`, {
      [`"${price}" does not say what priceFrom says; begin it with Free, or make priceFrom the lowest price`]:
        priceFrom === 0 && !price.startsWith('Free'),
      [`"${price}" does not name £${priceFrom}, which priceFrom gives as the lowest`]:
        priceFrom > 0 && !price.includes(`£${priceFrom}`),
    }),
    ...roundIssues(`${at} › comesRound`, event),
    ...nextIssues(`${at} › next`, event),
  ];
}
