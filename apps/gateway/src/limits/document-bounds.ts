import { Lexer, Source, TokenKind, type GraphQLError, type Token } from 'graphql';
import { gatewayError, type GatewayErrorCode } from '../errors/gateway-error.js';
import type { DocumentBounds } from './settings.js';

/** Sizes of a document, as far as its tokens tell them. */
export type DocumentSizes = Record<keyof DocumentBounds, number>;

const REFUSALS: Readonly<Record<keyof DocumentBounds, readonly [GatewayErrorCode, string]>> = {
  characters: ['DOCUMENT_TOO_LONG', 'Characters'],
  tokens: ['DOCUMENT_TOO_LONG', 'Tokens'],
  nesting: ['DOCUMENT_TOO_DEEP', 'Levels of brackets'],
  fields: ['TOO_MANY_FIELDS', 'Fields'],
  width: ['TOO_MANY_FIELDS', 'Fields of one object'],
  fragments: ['TOO_MANY_FRAGMENTS', 'Fragments and their uses'],
  aliases: ['TOO_MANY_ALIASES', 'Aliases'],
  directives: ['TOO_MANY_DIRECTIVES', 'Directives'],
  variables: ['TOO_MANY_VARIABLES', 'Variables'],
};

/**
 * Measures a document by its tokens, in time linear in its length, and stops at the first bound that it exceeds: parsing
 * and validating it cost a hundred times as much (API-14). What is no document passes, for the parser to say what is wrong.
 */
export function boundExceeded(bounds: DocumentBounds, text: string): GraphQLError | null {
  if (text.length > bounds.characters) return exceeds(bounds, 'characters', text.length);
  const reader = new SizeReader();
  for (const token of tokensOf(text)) {
    for (const size of reader.take(token)) {
      if (reader.sizes[size] > bounds[size]) return exceeds(bounds, size, reader.sizes[size]);
    }
  }
  return null;
}

/** @throws GraphQLError where the text is no GraphQL */
export function sizesOf(text: string): DocumentSizes {
  const reader = new SizeReader();
  const lexer = new Lexer(new Source(text));
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) reader.take(token);
  return { ...reader.sizes, characters: text.length };
}

function exceeds(bounds: DocumentBounds, size: keyof DocumentBounds, actual: number): GraphQLError {
  const [code, what] = REFUSALS[size];
  const data = { actual, limit: bounds[size] };
  return gatewayError(code, `${what}: more than ${bounds[size]}`, { status: 400, data });
}

/** Every token up to the end, or to what is none. */
function* tokensOf(text: string): Generator<Token> {
  const lexer = new Lexer(new Source(text));
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) yield token;
  } catch {
    // the parser refuses it
  }
}

type Sizes = readonly (keyof DocumentSizes)[];
const NOTHING: Sizes = [];

class SizeReader {
  readonly sizes: DocumentSizes = {
    ...{ characters: 0, tokens: 0, nesting: 0, fields: 0, width: 0 },
    ...{ fragments: 0, aliases: 0, directives: 0, variables: 0 },
  };
  /** Selection sets that are open. One of an inline fragment is that around it, because their fields are compared with each other. */
  readonly #sets: { fields: number }[] = [];
  /** Open brackets of arguments, variables, lists and objects. */
  #values = 0;
  /** After `...`, until it is known what follows. */
  #isSpreading = false;
  #before: Token['kind'] | undefined;

  /** Returns the sizes that have grown, besides the number of tokens. */
  take({ kind, value }: Token): Sizes {
    this.sizes.tokens += 1;
    const grown = this.#read(kind, value);
    this.#before = kind;
    return grown.length > 0 ? grown : ['tokens'];
  }

  #read(kind: Token['kind'], value: string): Sizes {
    switch (kind) {
      case TokenKind.BRACE_L:
      case TokenKind.PAREN_L:
      case TokenKind.BRACKET_L:
        return this.#open(kind);
      case TokenKind.BRACE_R:
      case TokenKind.PAREN_R:
      case TokenKind.BRACKET_R:
        if (this.#values > 0) this.#values -= 1;
        else this.#sets.pop();
        return NOTHING;
      case TokenKind.AT:
        return this.#grow('directives');
      case TokenKind.SPREAD:
        this.#isSpreading = true;
        return this.#grow('fragments');
      case TokenKind.DOLLAR:
        return this.#sets.length === 0 ? this.#grow('variables') : NOTHING;
      case TokenKind.COLON:
        return this.#values === 0 ? this.#grow('aliases') : NOTHING;
      case TokenKind.NAME:
        return this.#values === 0 && this.#before !== TokenKind.AT ? this.#name(value) : NOTHING;
      default:
        return NOTHING;
    }
  }

  #open(kind: TokenKind): Sizes {
    if (this.#values > 0 || kind !== TokenKind.BRACE_L) this.#values += 1;
    else {
      this.#sets.push((this.#isSpreading && this.#sets.at(-1)) || { fields: 0 });
      this.#isSpreading = false;
    }
    this.sizes.nesting = Math.max(this.sizes.nesting, this.#sets.length + this.#values);
    return ['nesting'];
  }

  #name(name: string): Sizes {
    const set = this.#sets.at(-1);
    if (!set) return name === 'fragment' ? this.#grow('fragments') : NOTHING;
    if (this.#isSpreading) {
      // `...name` ends here, `... on Type` with its brace
      if (this.#before === TokenKind.SPREAD && name !== 'on') this.#isSpreading = false;
      return NOTHING;
    }
    if (this.#before === TokenKind.COLON) return NOTHING;
    set.fields += 1;
    this.sizes.fields += 1;
    this.sizes.width = Math.max(this.sizes.width, set.fields);
    return ['fields', 'width'];
  }

  #grow(size: keyof DocumentSizes): Sizes {
    this.sizes[size] += 1;
    return [size];
  }
}
