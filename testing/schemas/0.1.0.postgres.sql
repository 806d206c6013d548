CREATE TABLE public.account (
    id text NOT NULL,
    email text NOT NULL,
    "passwordHash" text NOT NULL,
    "signupId" text,
    "emailVerified" integer NOT NULL,
    "isAdmin" integer NOT NULL,
    "isPremium" integer NOT NULL,
    "simulationsUsed" integer NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public.article (
    id text NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    category text NOT NULL,
    author text NOT NULL,
    featured integer NOT NULL,
    published integer NOT NULL,
    "readTime" integer NOT NULL,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.article_revision (
    number integer NOT NULL
);
CREATE TABLE public.article_word (
    word text NOT NULL COLLATE pg_catalog."C",
    "articleId" text NOT NULL
);
CREATE TABLE public.email_link (
    fingerprint text NOT NULL,
    "accountId" text NOT NULL,
    purpose text NOT NULL,
    "createdAt" text NOT NULL,
    "expiresAt" text NOT NULL,
    "usedAt" text,
    "replacedAt" text
);
CREATE TABLE public.known_network (
    "accountId" text NOT NULL,
    network text NOT NULL,
    "lastSeenAt" text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    letter text NOT NULL,
    recipient text NOT NULL,
    details text NOT NULL,
    attempts integer NOT NULL,
    "nextAttemptAt" text NOT NULL,
    "createdAt" text NOT NULL,
    "failedAt" text,
    failure text
);
CREATE TABLE public.payment (
    id text NOT NULL,
    "accountId" text,
    "paymentId" text,
    amount integer NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    "createdAt" text NOT NULL,
    "paidAt" text,
    "endedAt" text
);
CREATE TABLE public.pretend_payment (
    id text NOT NULL,
    "clientSecret" text NOT NULL,
    reference text NOT NULL,
    "accountId" text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    "settlesAt" text
);
CREATE TABLE public.request_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.seeding (
    name text NOT NULL,
    "doneAt" text NOT NULL
);
CREATE TABLE public.session (
    fingerprint text NOT NULL,
    "accountId" text NOT NULL,
    "createdAt" text NOT NULL,
    "expiresAt" text NOT NULL
);
CREATE TABLE public.simulation (
    id text NOT NULL,
    "accountId" text,
    "questionCount" integer NOT NULL,
    source text NOT NULL,
    "createdAt" text NOT NULL
);
INSERT INTO public.account VALUES ('account-free', 'libre@exemple.fr', 'x', NULL, 1, 0, 0, 2, '2026-11-28T02:00:00.000Z');
INSERT INTO public.account VALUES ('account-premium', 'premium+été@exemple.fr', 'x', NULL, 1, 1, 1, 9, '2026-11-28T02:00:00.000Z');
INSERT INTO public.article_revision VALUES (0);
INSERT INTO public.email_link VALUES ('g', 'account-free', 'verify', '2026-11-28T02:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-28T02:00:00.000Z', NULL);
INSERT INTO public.known_network VALUES ('account-free', 'n', '2026-11-28T02:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('001-simulation', '2026-11-28T03:50:12.993Z');
INSERT INTO public.kysely_migration VALUES ('002-request-limit', '2026-11-28T03:50:13.001Z');
INSERT INTO public.kysely_migration VALUES ('010-account', '2026-11-28T03:50:13.038Z');
INSERT INTO public.kysely_migration VALUES ('011-outbox', '2026-11-28T03:50:13.050Z');
INSERT INTO public.kysely_migration VALUES ('012-simulation-of-account', '2026-11-28T03:50:13.052Z');
INSERT INTO public.kysely_migration VALUES ('020-article', '2026-11-28T03:50:13.056Z');
INSERT INTO public.kysely_migration VALUES ('021-seeding', '2026-11-28T03:50:13.058Z');
INSERT INTO public.kysely_migration VALUES ('022-article-word', '2026-11-28T03:50:13.063Z');
INSERT INTO public.kysely_migration VALUES ('023-article-revision', '2026-11-28T03:50:13.066Z');
INSERT INTO public.kysely_migration VALUES ('030-payment', '2026-11-28T03:50:13.081Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.outbox VALUES ('letter', 'receipt', 'premium+été@exemple.fr', '{"paymentId":"payment"}', 10, '2099-01-01T00:00:00.000Z', '2026-11-28T02:00:00.000Z', '2026-11-28T02:00:00.000Z', '550');
INSERT INTO public.payment VALUES ('payment', 'account-premium', 'pi_1', 599, 'eur', 'paid', '2026-11-28T02:00:00.000Z', '2026-11-28T02:00:00.000Z', NULL);
INSERT INTO public.session VALUES ('525b4e5c8dbb177b5f9146e73ce0c7eb1f084e86643a96b1d8a84f305e2299a0', 'account-premium', '2026-11-28T02:00:00.000Z', '2099-01-01T00:00:00.000Z');
INSERT INTO public.session VALUES ('b4639be9ae302b0a97461f9dbc51c1a2accc2a43ea7804e55a225496af4369cc', 'account-free', '2026-11-28T02:00:00.000Z', '2099-01-01T00:00:00.000Z');
INSERT INTO public.simulation VALUES ('run', 'account-free', 8, 'coach', '2026-11-28T02:00:00.000Z');
INSERT INTO public.simulation VALUES ('visit', NULL, 8, 'coach', '2026-11-28T02:00:00.000Z');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.article_word
    ADD CONSTRAINT article_word_pk PRIMARY KEY (word, "articleId");
ALTER TABLE ONLY public.email_link
    ADD CONSTRAINT email_link_pkey PRIMARY KEY (fingerprint);
ALTER TABLE ONLY public.known_network
    ADD CONSTRAINT known_network_key PRIMARY KEY ("accountId", network);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT "payment_paymentId_key" UNIQUE ("paymentId");
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pretend_payment
    ADD CONSTRAINT "pretend_payment_clientSecret_key" UNIQUE ("clientSecret");
ALTER TABLE ONLY public.pretend_payment
    ADD CONSTRAINT pretend_payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pretend_payment
    ADD CONSTRAINT pretend_payment_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.request_limit
    ADD CONSTRAINT request_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.seeding
    ADD CONSTRAINT seeding_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (fingerprint);
ALTER TABLE ONLY public.simulation
    ADD CONSTRAINT simulation_pkey PRIMARY KEY (id);
CREATE INDEX article_by_category ON public.article USING btree (published, category, "createdAt", id);
CREATE INDEX article_by_date ON public.article USING btree (published, "createdAt", id);
CREATE INDEX article_word_by_article ON public.article_word USING btree ("articleId", word);
CREATE UNIQUE INDEX email_link_good ON public.email_link USING btree ("accountId", purpose) WHERE ("replacedAt" IS NULL);
CREATE INDEX outbox_due ON public.outbox USING btree ("failedAt", "nextAttemptAt");
CREATE INDEX outbox_recipient ON public.outbox USING btree (recipient);
CREATE INDEX payment_account ON public.payment USING btree ("accountId");
CREATE UNIQUE INDEX payment_open ON public.payment USING btree ("accountId") WHERE (status = 'open'::text);
CREATE INDEX session_account ON public.session USING btree ("accountId");
CREATE INDEX simulation_account ON public.simulation USING btree ("accountId", "createdAt");
ALTER TABLE ONLY public.article_word
    ADD CONSTRAINT "article_word_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES public.article(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_link
    ADD CONSTRAINT "email_link_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_network
    ADD CONSTRAINT "known_network_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT "payment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT "session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.account(id) ON DELETE CASCADE;
