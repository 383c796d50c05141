import { Injectable } from '@nestjs/common';
import {
  courtId,
  decodeCursor,
  encodeCursor,
  pageOf,
  userId,
  type Page,
  type PageRequest,
  type UserId,
} from '@setpoint/kernel';
import { empty, join, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Claims, type ClaimCriteria } from '../application/ports/claims.js';
import type { Unit } from '../application/ports/court-books.js';
import type { Claim } from '../domain/claim.js';
import { ClaimEntity, type ClaimRow } from './asking-entities.js';

@Injectable()
export class PostgresClaims extends Claims {
  constructor(private readonly storage: Storage) {
    super();
  }

  override add<Code extends string>(
    claim: Claim,
    { most, from }: { readonly most: number; readonly from: Date },
    before: (unit: Unit) => Promise<Code | null>,
  ): Promise<Code | 'CLAIM_OPEN' | Date | null> {
    return this.storage.transaction(async (manager, effects) => {
      const { claimantId } = claim;
      // A concurrent second request waits for the first.
      await rowOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${claimantId}`}, 0))`);
      const open = await rowOf(
        manager,
        sql`select id from claim where court_id = ${claim.courtId} and claimant_id = ${claimantId}
          and state in ('AWAITING_CODE', 'PENDING')`,
      );
      if (open) return 'CLAIM_OPEN';
      const first = await rowOf<{ at: Date }>(
        manager,
        sql`select claimed_at as at from claim where claimant_id = ${claimantId} and claimed_at > ${from}
          order by claimed_at desc offset ${most - 1} limit 1`,
      );
      if (first) return first.at;
      const refusal = await before({ manager, effects });
      if (refusal === null) await manager.insert(ClaimEntity, toRow(claim));
      return refusal;
    });
  }

  override change<Answer>(
    id: string,
    decide: (found: Claim, unit: Unit) => Promise<{ readonly answer: Answer; readonly claim?: Claim }>,
  ): Promise<Answer | null> {
    return this.storage.transaction(async (manager, effects) => {
      const row = await rowOf<ClaimRow>(manager, sql`select * from claim where id = ${id} for update`);
      if (!row) return null;
      const { answer, claim } = await decide(toClaim(row), { manager, effects });
      if (claim) await manager.update(ClaimEntity, { id }, toRow(claim));
      return answer;
    });
  }

  override async find(id: string): Promise<Claim | null> {
    const row = await rowOf<ClaimRow>(this.storage.manager, sql`select * from claim where id = ${id}`);
    return row ? toClaim(row) : null;
  }

  override async ofPlayer(player: UserId): Promise<Claim[]> {
    const rows = await rowsOf<ClaimRow>(
      this.storage.manager,
      sql`select * from claim where claimant_id = ${player} order by claimed_at desc, id desc limit 50`,
    );
    return rows.map(toClaim);
  }

  override async page({ state, proof, courtId: court }: ClaimCriteria, page: PageRequest): Promise<Page<Claim>> {
    const { first, after } = page;
    const { manager } = this.storage;
    const conditions = [
      sql`true`,
      ...(state ? [sql`state = ${state}`] : []),
      ...(proof ? [sql`proof = ${proof}`] : []),
      ...(court ? [sql`court_id = ${court}`] : []),
    ];
    const matching = join(conditions, ' and ');
    const seen = decodeCursor(after, 'claims', 'instant', 'text');
    const beyond = seen ? sql`and (claimed_at, id) > (${seen[0]}::timestamptz, ${seen[1]})` : empty;
    const rows = await rowsOf<ClaimRow>(
      manager,
      sql`select * from claim where ${matching} ${beyond} order by claimed_at, id limit ${first + 1}`,
    );
    const counted = await rowOf<{ count: number }>(manager, sql`select count(*) as count from claim where ${matching}`);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor('claims', row.claimed_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(toClaim), totalCount: counted!.count };
  }
}

const toClaim = (row: ClaimRow): Claim => ({
  ...{ id: row.id, courtId: courtId(row.court_id), claimantId: userId(row.claimant_id), proof: row.proof },
  ...{ email: row.email, codeHash: row.code_hash, codeExpiresAt: row.code_expires_at, wrongCodes: row.wrong_codes },
  ...{ codeSentAt: row.code_sent_at, codesSent: row.codes_sent },
  ...{ documentId: row.document_id, note: row.note, state: row.state, claimedAt: row.claimed_at },
  ...{ decidedAt: row.decided_at, reason: row.reason },
});

const toRow = (claim: Claim): ClaimRow => ({
  ...{ id: claim.id, court_id: claim.courtId, claimant_id: claim.claimantId, proof: claim.proof, email: claim.email },
  ...{ code_hash: claim.codeHash, code_expires_at: claim.codeExpiresAt, wrong_codes: claim.wrongCodes },
  ...{ code_sent_at: claim.codeSentAt, codes_sent: claim.codesSent },
  ...{ document_id: claim.documentId, note: claim.note, state: claim.state, claimed_at: claim.claimedAt },
  ...{ decided_at: claim.decidedAt, reason: claim.reason },
});
