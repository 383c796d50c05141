/** One command of a guide. */
export interface GuideCommand {
  /** As the guide has it, on one line. */
  readonly text: string;
  /** Variables in front of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly program: string;
  readonly args: readonly string[];
}

const PROGRAMS = ['npm', 'npx', 'node', 'docker', 'kubectl'];
const INLINE = new RegExp(`^(?:[A-Z_]+=\\S+ )*(?:${PROGRAMS.join('|')}) .+$`);

/** The commands of a guide: lines of its `sh` blocks, and code in its text that starts with a program. */
export function commandsIn(guide: string): GuideCommand[] {
  const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block!);
  const lines = blocks.flatMap((block) => block.replace(/\\\n\s*/g, '').split('\n'));
  const text = guide.replace(/^```[^]*?^```$/gm, '');
  const inline = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!).filter((code) => INLINE.test(code));
  return [...lines, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean)
    .map(parsed);
}

function parsed(text: string): GuideCommand {
  const words = text.split(/\s+/);
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const env = Object.fromEntries(words.slice(0, first).map((word) => word.split('=') as [string, string]));
  const [program = '', ...args] = words.slice(first);
  return { text, env, program, args };
}
