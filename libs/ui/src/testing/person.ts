import userEvent from '@testing-library/user-event';

export type Person = ReturnType<typeof userEvent.setup>;

const TEXTS = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'textarea']);

/**
 * Somebody who uses a page. They type the first and the last character of a text and paste what is between: a page is
 * rendered for each key, and typed addresses would take half of the time of the tests of forms.
 */
export function aPerson(): Person {
  const person = userEvent.setup();
  const { type } = person;
  return Object.assign(person, {
    async type(...[element, text, options]: Parameters<typeof type>) {
      if (options || text.length < 4 || /[{[\n]/.test(text) || !takesText(element)) return type(element, text, options);
      await type(element, text[0]!);
      await person.paste(text.slice(1, -1));
      await person.keyboard(text.at(-1)!);
    },
  });
}

const takesText = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && TEXTS.has(element.type);
