import { Injectable } from '@nestjs/common';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { PredictionRecord, type Calibration } from '../application/ports/calibration.js';

/** From 50-60 % to 90-100 %. */
const BINS = 5;

interface BinRow {
  readonly bin: number;
  readonly matches: number;
  readonly chances: number;
  readonly won: number;
  readonly loss: number;
  readonly elo_loss: number;
}

@Injectable()
export class PostgresPredictionRecord extends PredictionRecord {
  constructor(private readonly storage: Storage) {
    super();
  }

  async calibration(sport: number | null, numberPlayers: number | null): Promise<Calibration> {
    const rows = await rowsOf<BinRow>(
      this.storage.manager,
      sql`with judged as (
          select win_chance >= 0.5 as for_a, greatest(win_chance, 1 - win_chance) as chance, winner = 'A' as a_won,
            case winner when 'A' then win_chance else 1 - win_chance end as given,
            case winner when 'A' then elo_chance else 1 - elo_chance end as elo_given
          from match_prediction prediction join rated_match played using (match_id)
          where winner is not null and outcome <> 'RETIRED' and made_at < ended_at
            and prediction.team_a @> played.team_a and prediction.team_b @> played.team_b
            and (${sport}::int is null or played.sport = ${sport})
            and (${numberPlayers}::int is null or played.number_players = ${numberPlayers})
        )
        select least(${BINS - 1}, floor((chance - 0.5) * 10))::int as bin, count(*)::int as matches,
          sum(chance) as chances, count(*) filter (where for_a = a_won)::int as won,
          sum(-ln(given)) as loss, sum(-ln(elo_given)) as elo_loss
        from judged group by bin order by bin`,
    );
    const total = (figure: (row: BinRow) => number) => rows.reduce((sum, row) => sum + figure(row), 0);
    const matches = total((row) => row.matches);
    return {
      matches,
      bins: rows.map(({ bin, matches: count, chances, won }) => ({
        from: (5 + bin) / 10,
        to: (6 + bin) / 10,
        matches: count,
        predicted: rounded(chances / count),
        won: rounded(won / count),
      })),
      logLoss: matches === 0 ? null : rounded(total((row) => row.loss) / matches),
      eloLogLoss: matches === 0 ? null : rounded(total((row) => row.elo_loss) / matches),
    };
  }
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
