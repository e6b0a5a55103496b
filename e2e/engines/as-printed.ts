/**
 * Run in a page: what its styles keep for paper holds, and what they keep for screens does not. Ends
 * when that is painted: WebKit's screenshots show its last frame.
 */
export async function showAsPrinted(): Promise<void> {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        // No engine here speaks, so that what is for speech never holds.
        rule.media.mediaText = rule.media.mediaText
          .replace(/\bscreen\b/g, 'speech')
          .replace(/\bprint\b/g, 'all');
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
  document.documentElement.style.overflow = 'hidden';
  for (const _frame of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
}
