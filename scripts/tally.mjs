// Plain Node, as an install may have failed: prints the sum of both test reports as the last line.
// The exit status of the checks is its argument.
import { readFileSync } from 'node:fs';

function report(name) {
  try {
    return JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
  } catch {
    return undefined; // The checks ended before these tests began.
  }
}

const jest = report('jest');
const playwright = report('playwright');

const passed = (jest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0);
const failedTests =
  (jest?.numFailedTests ?? 0) +
  (jest?.numRuntimeErrorTestSuites ?? 0) +
  (playwright?.stats.unexpected ?? 0) +
  (playwright?.stats.flaky ?? 0) +
  (playwright?.errors.length ?? 0);
// A check that is no test, such as types or the build, counts as one.
const failed = failedTests === 0 && process.argv[2] !== '0' ? 1 : failedTests;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
