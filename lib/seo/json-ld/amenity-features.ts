import type { LocationFeatureSpecificationLeaf } from 'schema-dts';

/** Things that a place has, by the names that visitors read. */
export function amenityFeatures(names: readonly string[]): LocationFeatureSpecificationLeaf[] {
  return names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}
