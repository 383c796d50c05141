import type { Page, Request } from 'playwright-core';

/** Asked until it is there: a moment after the place that is to be paid for. */
const POLLED = ['CheckoutDue'];

interface Question {
  readonly name: string;
  /** Operation and variables. */
  readonly text: string;
  readonly isAnswered: Promise<boolean>;
}

/** What a page asks the API from the moment that it is opened. */
export class AskedQuestions {
  private questions: Question[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) this.questions.push(questionOf(request));
    });
    // Until then it was the page before that asked.
    page.on('response', (response) => {
      const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
      if (isPage) this.questions = [];
    });
  }

  names(): string[] {
    return this.questions.map(({ name }) => name);
  }

  /** Those that were asked again with the same variables although they had been answered. */
  async twice(): Promise<string[]> {
    const answered: string[] = [];
    for (const { name, text, isAnswered } of this.questions)
      if (!POLLED.includes(name) && (await isAnswered)) answered.push(text);
    return answered.filter((text, at) => answered.indexOf(text) < at);
  }
}

function questionOf(request: Request): Question {
  const { operationName: name, variables } = request.postDataJSON() as {
    readonly operationName: string;
    readonly variables?: object;
  };
  return { name, text: `${name} ${JSON.stringify(variables ?? {})}`, isAnswered: isAnswered(request) };
}

/** What failed or was lost is asked again, and so is what came with a token that had just expired (AUTH-22). */
async function isAnswered(request: Request): Promise<boolean> {
  try {
    const answer = await request.response();
    return Boolean(answer?.ok()) && !(await answer!.text()).includes('Signature has expired');
  } catch {
    return false;
  }
}
