import { beginTrace } from './evidence.js';
import type { Screen } from './screen.js';

/** As many windows of the same kind as tests that run at the same time need. */
export class Windows {
  private readonly idle: Screen[] = [];

  constructor(private readonly open: () => Promise<Screen>) {}

  /** One that nobody else looks through meanwhile. Nobody gets that of a failure, which is evidence. */
  async lend(look: (screen: Screen) => Promise<void>): Promise<void> {
    const screen = this.idle.pop() ?? (await this.open());
    await beginTrace(screen.page.context());
    screen.complaints.length = 0;
    await look(screen);
    this.idle.push(screen);
  }
}
