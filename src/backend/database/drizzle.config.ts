import { defineConfig } from 'drizzle-kit';

/** For `npm run db:generate`, which writes the difference between the last snapshot and the schema as the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/database/schema.ts',
  out: './src/backend/database/migrations',
});
