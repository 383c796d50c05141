import { Injectable } from '@nestjs/common';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { PredictionRecord, type Calibration } from '../application/ports/calibration.js';

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
      sql`select bin, sum(matches)::int as matches, sum(chances) / 1e6 as chances, sum(won)::int as won,
          sum(loss) / 1e6 as loss, sum(elo_loss) / 1e6 as elo_loss
        from calibration
        where matches > 0 and (${sport}::int is null or sport = ${sport})
          and (${numberPlayers}::int is null or number_players = ${numberPlayers})
        group by bin order by bin`,
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
