/** A Jest reporter: day by day which checks passed, as one table. */
const MARKS = { passed: '✓', failed: '✗' };

export default class CalendarTable {
  onRunComplete(_, { testResults }) {
    const results = testResults.flatMap((file) => file.testResults);
    const checks = [...new Set(results.map(({ title }) => title))];
    const days = [...new Set(results.map(({ ancestorTitles: [day] }) => day))].sort();
    const markOf = (day, check) =>
      MARKS[results.find(({ title, ancestorTitles }) => ancestorTitles[0] === day && title === check)?.status] ?? '–';
    const numbers = checks.map((_each, i) => String(i + 1).padStart(3));
    console.log(`\n${checks.map((check, i) => `${numbers[i]}  ${check}`).join('\n')}\n`);
    console.log(`${' '.repeat(27)}${numbers.join('')}`);
    for (const day of days)
      console.log(`${day.padEnd(27)}${checks.map((check) => `  ${markOf(day, check)}`).join('')}`);
  }
}
