-- What was measured when a take was kept: four verdicts with their values, as text. Empty for takes
-- that were kept before; they are measured when they are opened next.
ALTER TABLE take ADD COLUMN quality TEXT;
