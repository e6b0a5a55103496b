import { Picture } from '@/components/ui/Picture/Picture';
import type { Story } from '@/content/types';
import * as styles from './StorySection.css';

export function StorySection({ story }: { story: Story }) {
  return (
    <article id={story.slug} className={styles.story} data-reveal="">
      <div className={styles.art}>
        <Picture
          src={story.image.src}
          alt={story.image.alt}
          sizes="(min-width: 64rem) 46vw, 92vw"
        />
      </div>
      <div className={styles.words}>
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
