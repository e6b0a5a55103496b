import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Licences } from '@/components/legal/Licences';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/Section';
import { shippedLicences, shippedTools, type InstalledPackage } from '@/lib/licences/shipped';
import { metadataOf } from '@/lib/seo/metadata';
import manifest from '@/package.json';

export const metadata = metadataOf('licences');

function open(name: string): InstalledPackage {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', name);
  const read = (file: string) =>
    readFileSync(join(/* turbopackIgnore: true */ folder, file), 'utf8');
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no file with its licence`);
  return {
    manifest: JSON.parse(read('package.json')) as InstalledPackage['manifest'],
    licence: read(file),
  };
}

export default function LicencesPage() {
  return (
    <NamedPage name="licences">
      <PlainSection>
        <Licences
          groups={shippedLicences([...Object.keys(manifest.dependencies), ...shippedTools], open)}
        />
      </PlainSection>
    </NamedPage>
  );
}
