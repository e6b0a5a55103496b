import { dataPage } from '@/content/data';
import { dataFiles, otherFiles } from '@/lib/data/files';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { closeRow, padAbove, stack, touchLine } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './DataFiles.css';

const { files } = dataPage;

const own = (['guide', 'schema', 'places', 'index'] as const).map((key) => {
  const path = `${routes.data}${dataFiles[key].name}`;
  return { ...files[key], files: [{ path, title: path, mediaType: undefined }] };
});

export function DataFiles() {
  const kinds = [...own, { ...files.calendars, files: otherFiles() }];
  return (
    <ul className={stack.l}>
      {kinds.map((kind) => (
        <li key={kind.title} className={`${stack.xxs} ${rule.above} ${padAbove.m} ${styles.file}`}>
          <h3 className={text.cardTitle}>{kind.title}</h3>
          <p>{kind.text}</p>
          <p className={closeRow.m}>
            {kind.files.map(({ path, title, mediaType }) => (
              <a key={path} className={touchLine} href={withBasePath(path)} type={mediaType}>
                {title}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
