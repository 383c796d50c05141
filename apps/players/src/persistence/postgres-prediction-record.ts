import { Injectable } from '@nestjs/common';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { PredictionRecord, type Calibration } from '../application/ports/calibration.js';
import { rankOf } from '../domain/levels/prediction-rank.js';

interface BinRow {
  readonly bin: number;
  readonly matches: number;
  readonly chances: number;
  readonly won: number;
  readonly loss: number;
  readonly elo_loss: number;
  readonly loss_squares: number;
  readonly gain_squares: number;
}

/** Log-loss of even chances. */
const COIN = Math.LN2;

@Injectable()
export class PostgresPredictionRecord extends PredictionRecord {
  constructor(private readonly storage: Storage) {
    super();
  }

  async calibration(sport: number | null, numberPlayers: number | null): Promise<Calibration> {
    const rows = await rowsOf<BinRow>(
      this.storage.manager,
      sql`select bin, sum(matches)::int as matches, sum(chances) / 1e6 as chances, sum(won)::int as won,
          sum(loss) / 1e6 as loss, sum(elo_loss) / 1e6 as elo_loss,
          (sum(loss_squares) / 1e12)::float8 as loss_squares, (sum(gain_squares) / 1e12)::float8 as gain_squares
        from calibration
        where matches > 0 and (${sport}::int is null or sport = ${sport})
          and (${numberPlayers}::int is null or number_players = ${numberPlayers})
        group by bin order by bin`,
    );
    const total = (figure: (row: BinRow) => number) => rows.reduce((sum, row) => sum + figure(row), 0);
    const matches = total((row) => row.matches);
    const [loss, eloLoss] = [total((row) => row.loss), total((row) => row.elo_loss)];
    // The square of a difference from a constant, by the sums of its parts.
    const coinSquares = matches * COIN ** 2 - 2 * COIN * loss + total((row) => row.loss_squares);
    return {
      matches,
      bins: rows.map(({ bin, matches: count, chances, won }) => ({
        from: (5 + bin) / 10,
        to: (6 + bin) / 10,
        matches: count,
        predicted: rounded(chances / count),
        won: rounded(won / count),
      })),
      logLoss: matches === 0 ? null : rounded(loss / matches),
      eloLogLoss: matches === 0 ? null : rounded(eloLoss / matches),
      coinLogLoss: rounded(COIN),
      besideElo: rankOf({ matches, sum: eloLoss - loss, squares: total((row) => row.gain_squares) }),
      besideCoin: rankOf({ matches, sum: matches * COIN - loss, squares: coinSquares }),
    };
  }
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
