/** What the reports of Jest and Playwright know of a test. */
export interface TimedTest {
  readonly name: string;
  /** Milliseconds, all its tries together. */
  readonly duration: number;
}

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

/** The form of a report, as either runner writes it. */
export type TestReport = JestReport | PlaywrightReport;

function testsOf(suite: PlaywrightSuite, above: string): TimedTest[] {
  const path = above ? `${above} › ${suite.title}` : suite.title;
  return [
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${path} › ${title}`,
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ];
}

/** The tests that took longest, the slowest first. */
export function slowestTests(reports: readonly TestReport[], count: number): TimedTest[] {
  return reports
    .flatMap((report) =>
      'suites' in report
        ? report.suites.flatMap((suite) => testsOf(suite, ''))
        : report.testResults.flatMap(({ assertionResults }) =>
            assertionResults.map(({ fullName, duration }) => ({
              name: fullName,
              duration: duration ?? 0,
            })),
          ),
    )
    .sort((one, other) => other.duration - one.duration)
    .slice(0, count);
}
