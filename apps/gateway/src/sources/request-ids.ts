import { valueFromASTUntyped, type FieldNode } from 'graphql';
import { isData } from './data.js';

/** Whether each command has a requestId, by which its service recognises that it was sent before. */
export const carryRequestIds = (
  commands: readonly FieldNode[],
  variables: Readonly<Record<string, unknown>>,
): boolean =>
  commands.length > 0 &&
  commands.every(({ arguments: args = [] }) =>
    args.some(({ name, value }) => {
      const given = valueFromASTUntyped(value, variables);
      return isId(name.value === 'requestId' ? given : isData(given) ? given['requestId'] : undefined);
    }),
  );

const isId = (value: unknown) => typeof value === 'string' && value !== '';
