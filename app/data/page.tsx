import { DataFiles } from '@/components/data/DataFiles/DataFiles';
import { words } from '@/components/data/DataFiles/DataFiles.css';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { PointList } from '@/components/ui/PointList/PointList';
import { Section } from '@/components/ui/Section/Section';
import { dataLicence, dataPage } from '@/content/data';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('data');

export default function DataPage() {
  const { name, url } = dataLicence;
  return (
    <NamedPage name="data">
      <Section id="licence" title={dataPage.may}>
        <div className={words}>
          <p>
            <strong>{url === null ? name : <a href={url}>{name}</a>}.</strong> {dataLicence.words}
          </p>
          <p>{dataPage.thirdParties}</p>
        </div>
      </Section>
      <Section id="files" title={dataPage.files.title} ground="sunken">
        <DataFiles />
      </Section>
      <Section id="use" title={dataPage.use.title}>
        <PointList points={dataPage.use.steps} />
      </Section>
    </NamedPage>
  );
}
