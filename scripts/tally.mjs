// Plain Node, as an install may have failed. The exit status of the checks is its argument.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Tests that may pass on their second try; with more, something is wrong with the suite. */
const MOST_RETRIED = 2;

function count(report) {
  const { stats, errors } = report;
  if (stats) {
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      retried: stats.flaky,
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    retried: 0,
  };
}

const folder = 'test-results';
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json'))
  : [];
const counts = files.map((name) => count(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
// Playwright's own report names them.
const isUnsteady = sum('retried') > MOST_RETRIED;
if (isUnsteady) console.log(`More than ${MOST_RETRIED} tests needed a second try.`);

// A check that is no test, such as types or the build, counts as one.
const failed = sum('failed') || (process.argv[2] === '0' && !isUnsteady ? 0 : 1);
const skipped = sum('skipped');

console.log(
  `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
