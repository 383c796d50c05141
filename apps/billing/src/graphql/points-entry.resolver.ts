import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { PositionedEntry } from '../application/ports/points.js';
import type { PointsKind } from '../domain/points/points.js';
import { reference } from './ids.js';

const OF_MATCHES: readonly PointsKind[] = ['MATCH_PLAYED', 'MATCH_WON', 'EVALUATION_GIVEN', 'RESULT_CORRECTED'];

@Resolver('PointsEntry')
export class PointsEntryResolver {
  @ResolveField('match')
  match(@Parent() { kind, about }: PositionedEntry) {
    return OF_MATCHES.includes(kind) ? reference(about) : null;
  }

  @ResolveField('referred')
  referred(@Parent() { kind, about }: PositionedEntry) {
    return kind === 'PLAYER_REFERRED' ? reference(about) : null;
  }

  @ResolveField('by')
  by(@Parent() { by }: PositionedEntry) {
    return reference(by);
  }
}
