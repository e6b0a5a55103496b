import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import type { PocketPages } from './guide-parts';
import type { MadeGuide } from './make-guide';

export type GuideState =
  | { readonly name: 'none' | 'working' | 'failed' }
  | { readonly name: 'made'; readonly guide: MadeGuide; readonly Pages: typeof PocketPages };

const loadParts = () => import('./guide-parts');

export function useGuide(): {
  readonly state: GuideState;
  readonly make: () => Promise<MadeGuide | undefined>;
} {
  const [state, setState] = useState<GuideState>({ name: 'none' });
  const { ask } = useCode(loadParts);

  async function make() {
    setState({ name: 'working' });
    try {
      const parts = await ask();
      if (!parts) throw new Error('The code that makes it did not come');
      const guide = await parts.makeGuide();
      setState({ name: 'made', guide, Pages: parts.PocketPages });
      return guide;
    } catch (cause) {
      console.error('The pocket guide could not be made', cause);
      setState({ name: 'failed' });
      return undefined;
    }
  }

  return { state, make };
}

export const guideWords: Readonly<Record<GuideState['name'], string>> = {
  none: '',
  working: 'Making your pocket guide…',
  made: 'Your pocket guide is ready: one A4 sheet. Print landscape, at 100%.',
  failed: 'The guide couldn’t load that. Try again when you have a signal. Your plan is safe.',
};
