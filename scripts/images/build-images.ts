import { focuses, nights, scenes } from '@/art/scenes/all-scenes';
import { posterGroups } from '@/lib/posters/posters';
import { buildImages } from './pipeline';
import { linkPreviews } from './references';
import { loadContent } from '../content-files';

const root = process.cwd();

try {
  const started = performance.now();
  const { modules: content, issues } = await loadContent(root);
  if (issues.length > 0) throw new Error(issues.join('\n'));
  const { made, kept } = await buildImages({
    root,
    scenes: { ...scenes, ...nights },
    focuses,
    content,
    previews: linkPreviews(),
    posters: posterGroups().flatMap(({ posters }) => posters),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${made} made, ${kept} unchanged, in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
