// Plain Node, as an install may have failed. The exit status of the checks is its argument.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

function count(report) {
  const { stats, errors } = report;
  if (stats) {
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

const folder = 'test-results';
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json'))
  : [];
const counts = files.map((name) => count(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
const sum = (key) => counts.reduce((total, one) => total + one[key], 0);

// A check that is no test, such as types or the build, counts as one.
const failed = sum('failed') || (process.argv[2] === '0' ? 0 : 1);
const skipped = sum('skipped');

console.log(
  `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
