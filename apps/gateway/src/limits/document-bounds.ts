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

export interface MeasuredText {
  /** Up to the bound that was exceeded, or to what is no GraphQL. */
  readonly sizes: DocumentSizes;
  /** For the first bound that was exceeded. */
  readonly refusal: GraphQLError | null;
}

/**
 * Measures a document by its tokens, in time linear in its length, and stops at the first bound that it exceeds: parsing
 * and validating it cost a hundred times as much (API-14). What is no document passes, for the parser to say what is wrong.
 */
export function measureText(bounds: DocumentBounds, text: string): MeasuredText {
  const reader = new SizeReader(text.length);
  const { sizes } = reader;
  const exceeded = (grown: Sizes) => grown.find((size) => sizes[size] > bounds[size]);
  let size = exceeded(['characters']);
  for (const token of size ? [] : tokensOf(text)) if ((size = exceeded(reader.take(token)))) break;
  return { sizes, refusal: size ? refusalFor(size, sizes[size], bounds[size]) : null };
}

function refusalFor(size: keyof DocumentBounds, actual: number, limit: number): GraphQLError {
  const [code, what] = REFUSALS[size];
  return gatewayError(code, `${what}: more than ${limit}`, { status: 400, data: { actual, limit } });
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
  readonly sizes: DocumentSizes;
  /** Selection sets that are open. One of an inline fragment is that around it, because their fields are compared with each other. */
  readonly #sets: { fields: number }[] = [];
  /** Open brackets of arguments, variables, lists and objects. */
  #values = 0;
  /** After `...`, until it is known what follows. */
  #isSpreading = false;
  #before: Token['kind'] | undefined;

  constructor(characters: number) {
    const rest = { fragments: 0, aliases: 0, directives: 0, variables: 0 };
    this.sizes = { characters, tokens: 0, nesting: 0, fields: 0, width: 0, ...rest };
  }

  /** Returns sizes that have grown: the number of tokens alone, or others. */
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
