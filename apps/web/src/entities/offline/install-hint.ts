import { toast } from '@setpoint/ui';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const KEY = 'setpoint.installHint';
let offered: InstallPrompt | null = null;

/** Browsers offer to install when a page is opened; nobody is asked before a first match is behind them. */
export function watchForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

/** Once in this browser, after a result: would they like the app on their home screen? */
export function hintAtInstalling(words: { readonly text: string; readonly action: string }): void {
  const prompt = offered;
  if (!prompt || wasHinted()) return;
  toast({ text: words.text, milliseconds: 12_000, action: { label: words.action, run: () => void prompt.prompt() } });
}

function wasHinted(): boolean {
  try {
    if (window.localStorage.getItem(KEY)) return true;
    window.localStorage.setItem(KEY, '1');
    return false;
  } catch {
    return true;
  }
}
