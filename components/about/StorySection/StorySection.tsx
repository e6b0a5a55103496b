import { Picture } from '@/components/ui/Picture/Picture';
import type { Story } from '@/content/types';
import { prose, stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import * as styles from './StorySection.css';

export function StorySection({ story }: { story: Story }) {
  return (
    <article id={story.slug} className={`${stack.l} ${unbroken} ${styles.story}`} data-reveal="">
      <div className={`${surface.framed} ${styles.art}`}>
        <Picture {...story.image} sizes="(min-width: 64rem) 46vw, 92vw" />
      </div>
      <div className={`${stack.m} ${prose}`}>
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
