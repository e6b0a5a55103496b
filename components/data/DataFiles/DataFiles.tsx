import { dataPage } from '@/content/data';
import { dataFiles, otherFiles } from '@/lib/data/files';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { closeRow, padAbove, stack, touchLine } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import * as styles from './DataFiles.css';

const { files } = dataPage;

const own = (['guide', 'schema', 'places', 'index'] as const).map((key) => ({
  ...files[key],
  path: `${routes.data}${dataFiles[key]}`,
}));

export function DataFiles() {
  return (
    <ul className={stack.l}>
      {own.map(({ title, text, path }) => (
        <li key={path} className={`${stack.xxs} ${rule.above} ${padAbove.m} ${styles.file}`}>
          <h3 className={styles.name}>{title}</h3>
          <p>{text}</p>
          <a className={touchLine} href={withBasePath(path)}>
            {path}
          </a>
        </li>
      ))}
      <li className={`${stack.xxs} ${rule.above} ${padAbove.m} ${styles.file}`}>
        <h3 className={styles.name}>{files.calendars.title}</h3>
        <p>{files.calendars.text}</p>
        <p className={closeRow.m}>
          {otherFiles().map(({ path, title, mediaType }) => (
            <a key={path} className={touchLine} href={withBasePath(path)} type={mediaType}>
              {title}
            </a>
          ))}
        </p>
      </li>
    </ul>
  );
}
