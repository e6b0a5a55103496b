// Plain Node, as an install may have failed: prints the sum of all test reports as the last line.
// The exit status of the checks is its argument.
import { readdirSync, readFileSync } from 'node:fs';

/** Every report of Jest and of Playwright; none where the checks ended before the tests began. */
function reports() {
  try {
    return readdirSync('test-results')
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(`test-results/${name}`, 'utf8')));
  } catch {
    return [];
  }
}

let passed = 0;
let failedTests = 0;
for (const {
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  stats,
  errors,
} of reports()) {
  if (stats) {
    passed += stats.expected;
    failedTests += stats.unexpected + stats.flaky + errors.length;
  } else {
    passed += numPassedTests;
    failedTests += numFailedTests + numRuntimeErrorTestSuites;
  }
}
// A check that is no test, such as types or the build, counts as one.
const failed = failedTests === 0 && process.argv[2] !== '0' ? 1 : failedTests;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
