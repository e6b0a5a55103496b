import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Licences } from '@/components/legal/Licences';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/Section';
import { shippedLicences, shippedTools, type InstalledPackage } from '@/lib/licences/shipped';
import { metadataOf } from '@/lib/seo/metadata';
import manifest from '@/package.json';

export const metadata = metadataOf('licences');

function folderOf(name: string): string {
  let from = /* turbopackIgnore: true */ process.cwd();
  while (!existsSync(join(/* turbopackIgnore: true */ from, 'node_modules', name))) {
    if (from === dirname(from)) throw new Error(`${name} is not installed`);
    from = dirname(from);
  }
  return join(/* turbopackIgnore: true */ from, 'node_modules', name);
}

function open(name: string): InstalledPackage {
  const folder = folderOf(name);
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
