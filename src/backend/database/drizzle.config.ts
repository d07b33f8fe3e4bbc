import { defineConfig } from 'drizzle-kit';

/** For `npm run db:generate`: the next migration is what differs between the last snapshot and the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/database/schema.ts',
  out: './src/backend/database/migrations',
});
